import { letterValue, romanValue } from './ordinals.ts'

type System = 'figure' | 'letter' | 'roman' | 'capital' | 'capital roman'

/** One way of reading a marker: '(i)' is the ninth letter and the first roman numeral. */
interface Place {
  system: System
  value: number
  /** 'A' of '(2A)': it stands between 2 and 3. */
  suffix: string
}

/** A marker at the start of a paragraph: its number without brackets, and where the words after it start. */
export interface LawMarker {
  label: string
  printed: string
  end: number
}

// '(1)', '(2A)', '(a)', '(aa)', '(iv)', '(B)', '( d )', '(bA)'; 'a)' and 'ii)' as some print them
const MARKER =
  /^(?:\(\s?(\d{1,3}[A-Z]{0,2}|[a-z]{1,2}[A-Z]?|[ivxl]{1,7}|[A-Z]{1,2}|[IVX]{1,5})\s?\)|([a-z]{1,2}|[ivx]{1,5})\))(?=\s|$|["“”'‘(\p{L}—–-])/u

export function readLawMarker(text: string): LawMarker | null {
  const match = MARKER.exec(text)
  if (!match) return null
  const [whole, bracketed, half] = match
  return { label: (bracketed ?? half)!, printed: whole, end: whole.length + (/^\s*/.exec(text.slice(whole.length))?.[0].length ?? 0) }
}

const place = (system: System, value: number, suffix = ''): Place => ({ system, value, suffix })

function placesOf(label: string): Place[] {
  const figure = /^(\d+)([A-Z]*)$/.exec(label)
  if (figure) return [place('figure', Number(figure[1]), figure[2])]
  const inserted = /^([a-z])([A-Z]|[a-z])$/.exec(label)
  const places: Place[] = []
  const capital = label === label.toUpperCase()
  const letters = letterValue(label)
  const roman = romanValue(label)
  if (letters !== null) places.push(place(capital ? 'capital' : 'letter', letters))
  if (roman !== null) places.push(place(capital ? 'capital roman' : 'roman', roman))
  // '(aa)' after '(a)', '(ba)', '(bA)'
  if (inserted) places.push(place('letter', letterValue(inserted[1]!)!, inserted[2]!.toLowerCase()))
  return places
}

const follows = (last: Place, next: Place): boolean =>
  last.system === next.system &&
  ((next.value === last.value + 1 && (next.suffix === '' || next.suffix.toLowerCase() === 'a')) ||
    (next.value === last.value && next.suffix > last.suffix))

/** Where a marker lies: its level from 0, whether it is a figure, and whether it goes on with the list outside of a proviso. */
export interface MarkerPlace {
  level: number
  isFigure: boolean
  leaves: boolean
}

/**
 * How deep each marker of a section lies, from 0. One that goes on from the last of an open list belongs to it; one that begins a list lies
 * deeper; so '(i)' after '(h)' is a letter, and after '(a)' the first of a list within it.
 */
export function createLevels() {
  let open: Place[] = []
  /** The lists that were open when a definition or a proviso began. */
  let outer: Place[] = []

  const continued = (lists: readonly Place[], places: readonly Place[]): Place[] | null => {
    for (let level = lists.length - 1; level >= 0; level -= 1) {
      const next = places.find((one) => follows(lists[level]!, one))
      if (next) return [...lists.slice(0, level), next]
    }
    return null
  }
  const take = (lists: Place[], leaves: boolean): MarkerPlace => {
    open = lists
    if (leaves) outer = []
    return { level: open.length - 1, isFigure: open.at(-1)!.system === 'figure', leaves }
  }

  return {
    reset(): void {
      open = []
      outer = []
    },

    /** A definition or a proviso begins: lists of letters begin anew within it, those of figures go on outside. Answers how many of these are open. */
    branch(): number {
      outer = open.some(({ system }) => system !== 'figure') ? open : outer
      open = open.filter(({ system }) => system === 'figure')
      return open.length
    },

    /** Whether lists of figures are open: then letters lie one deeper. */
    isNumbered: (): boolean => open[0]?.system === 'figure',

    of({ label }: LawMarker): MarkerPlace {
      const places = placesOf(label)
      const inside = continued(open, places)
      if (inside) return take(inside, false)
      const outside = continued(outer, places)
      if (outside) return take(outside, true)
      const first = places.findLast(({ value, suffix }) => value === 1 && suffix === '')
      const begins = first ?? places[0]!
      // A list that left numbers out goes on; one that begins anew stands where its like stood.
      const same = open.findLastIndex(({ system }) => system === begins.system)
      if (same >= 0) return take([...open.slice(0, same), begins], false)
      const above = begins.system === 'figure' ? open.findIndex(({ system }) => system !== 'figure') : -1
      return take([...(above >= 0 ? open.slice(0, above) : open), begins], false)
    },
  }
}
