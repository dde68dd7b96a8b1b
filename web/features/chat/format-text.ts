/** What the buttons of the question field put around what is selected. */
export const formats = ['bold', 'italic', 'bullet', 'quote', 'code'] as const
export type Format = (typeof formats)[number]

export interface Written {
  text: string
  start: number
  end: number
}

const around: Partial<Record<Format, [before: string, after: string]>> = { bold: ['**', '**'], italic: ['*', '*'] }

/** Puts a format around the selected words, or where the cursor stands; the selection stays on the words. */
export function putFormat({ text, start, end }: Written, format: Format): Written {
  const [before, selected, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const marks = around[format]
  if (marks) {
    const from = start + marks[0].length
    return { text: before + marks[0] + selected + marks[1] + after, start: from, end: from + selected.length }
  }
  const gap = before === '' || before.endsWith('\n') ? '' : '\n'
  if (format === 'code') {
    const from = before.length + gap.length + '```\n'.length
    return {
      text: `${before}${gap}\`\`\`\n${selected}\n\`\`\`${after.startsWith('\n') ? '' : '\n'}${after}`,
      start: from,
      end: from + selected.length,
    }
  }
  const sign = format === 'bullet' ? '- ' : '> '
  const lines = selected.split('\n').map((line) => sign + line)
  const written = lines.join('\n')
  const at = before.length + gap.length + written.length
  return { text: before + gap + written + after, start: at, end: at }
}

/** Puts words where the cursor stands, with the cursor behind them. */
export function putWords({ text, start, end }: Written, words: string): Written {
  const before = text.slice(0, start)
  const added = `${before === '' || /\s$/.test(before) ? '' : ' '}${words} `
  const at = before.length + added.length
  return { text: before + added + text.slice(end), start: at, end: at }
}
