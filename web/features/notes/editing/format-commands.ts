import { type ChangeSpec, EditorSelection, type EditorState, type StateCommand, type Text } from '@codemirror/state'

/** Puts marks around what is selected, or takes them away where they stand already. */
const surround =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const { length } = mark
    const changes = state.changeByRange(({ from, to }) => {
      const has = state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark
      if (has)
        return {
          changes: [
            { from: from - length, to: from },
            { from: to, to: to + length },
          ],
          range: EditorSelection.range(from - length, to - length),
        }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + length, to + length),
      }
    })
    dispatch(state.update(changes, { userEvent: 'input.format', scrollIntoView: true }))
    return true
  }

export const bold = surround('**')
export const italic = surround('_')
export const code = surround('`')

interface SelectedLine {
  from: number
  text: string
}

function selectedLines({ doc, selection }: EditorState): SelectedLine[] {
  const { from, to } = selection.main
  const lines: SelectedLine[] = []
  for (let at = doc.lineAt(from).number; at <= doc.lineAt(to).number; at += 1) {
    const line = doc.line(at)
    lines.push({ from: line.from, text: line.text })
  }
  return lines
}

/** The cursor goes behind what is put before it. */
function atLineStarts(state: EditorState, specs: ChangeSpec[]) {
  const changes = state.changes(specs)
  return state.update({ changes, selection: state.selection.map(changes, 1), userEvent: 'input.format', scrollIntoView: true })
}

/** Begins each selected line with a mark, or takes it away where all have it. */
const begin =
  (markOf: (index: number) => string, has: RegExp): StateCommand =>
  ({ state, dispatch }) => {
    const lines = selectedLines(state)
    const all = lines.every(({ text }) => has.test(text))
    const changes = lines.map(({ from, text }, index) =>
      all ? { from, to: from + has.exec(text)![0].length } : { from, to: from + (has.exec(text)?.[0].length ?? 0), insert: markOf(index) },
    )
    dispatch(atLineStarts(state, changes))
    return true
  }

const HEADING = /^#{1,6}\s+/

/** Text becomes a section, a section a subsection, and that text again. */
export const heading: StateCommand = ({ state, dispatch }) => {
  const lines = selectedLines(state)
  const depth = HEADING.exec(lines[0]!.text)?.[0].trim().length ?? 0
  const mark = depth === 0 ? '## ' : depth < 3 ? '### ' : ''
  const changes = lines.map(({ from, text }) => ({ from, to: from + (HEADING.exec(text)?.[0].length ?? 0), insert: mark }))
  dispatch(atLineStarts(state, changes))
  return true
}

export const bullets = begin(() => '- ', /^[-*+]\s+/)
export const numbers = begin((index) => `${index + 1}. `, /^\d+\.\s+/)
export const quote = begin(() => '> ', /^>\s?/)

/** Puts a block on lines of its own and selects what is to be written over. */
function insertBlock({ state, dispatch }: Parameters<StateCommand>[0], block: string, select: string): boolean {
  const { from, to } = state.selection.main
  const before = from === 0 ? '' : blankLines(state.doc, from)
  const insert = `${before}${block}\n`
  const at = from + before.length + block.indexOf(select)
  dispatch(
    state.update({
      changes: { from, to, insert },
      selection: EditorSelection.range(at, at + select.length),
      userEvent: 'input.format',
      scrollIntoView: true,
    }),
  )
  return true
}

const blankLines = (doc: Text, at: number) => {
  const line = doc.lineAt(at)
  if (line.from === at) return line.number > 1 && doc.line(line.number - 1).text !== '' ? '\n' : ''
  return '\n\n'
}

export const table =
  (words: { first: string; second: string }): StateCommand =>
  (target) =>
    insertBlock(target, `| ${words.first} | ${words.second} |\n| --- | --- |\n|  |  |`, words.first)

/** Puts words in the place of what is selected, and the cursor behind them. */
export const insert =
  (words: string): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(state.update(state.replaceSelection(words), { userEvent: 'input', scrollIntoView: true }))
    return true
  }

/** A reference where the cursor is, and its note at the end of the text, where one goes on writing. */
export const footnote: StateCommand = ({ state, dispatch }) => {
  const text = state.doc.toString()
  const taken = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number))
  const number = Math.max(0, ...taken) + 1
  const at = state.selection.main.to
  const ending = `${text.endsWith('\n\n') || text === '' ? '' : text.endsWith('\n') ? '\n' : '\n\n'}[^${number}]: `
  const reference = `[^${number}]`
  dispatch(
    state.update({
      changes: [
        { from: at, insert: reference },
        { from: state.doc.length, insert: ending },
      ],
      selection: EditorSelection.cursor(state.doc.length + reference.length + ending.length),
      userEvent: 'input.format',
      scrollIntoView: true,
    }),
  )
  return true
}

/** The text of a link, without what would end it early. */
export const linkTo = (words: string, address: string) =>
  `[${words.replace(/\s+/g, ' ').trim()}](${/[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, '')}>` : address})`
