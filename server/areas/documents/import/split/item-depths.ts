import type { Marker } from './markers.ts'
import { romans } from './romans.ts'

/** One way of reading a marker: its system with the brackets around it ('(roman)'), and its place in the sequence. */
interface Place {
  system: string
  value: number
}

function placesOf({ label, style, value }: Marker): Place[] {
  const around = style.replace(/[1aAiI](?:\.1)?/, '')
  if (value !== null || style === '1.1') return [{ system: `number${around}`, value: value ?? 0 }]
  const lower = label.toLowerCase()
  const places: Place[] = []
  const capital = label === lower ? '' : 'capital '
  const roman = romans.indexOf(lower) + 1
  if (roman > 0) places.push({ system: `${capital}roman${around}`, value: roman })
  if (lower.length === 1) places.push({ system: `${capital}letter${around}`, value: lower.charCodeAt(0) - 96 })
  return places.length > 0 ? places : [{ system: `${capital}letter${around}`, value: 0 }]
}

/**
 * Depths of the items of a list, from 1. A marker that goes on from the last one of a system that is open belongs to it; a system that
 * is new lies one deeper. So 'i' after 'h' is a letter and 'i' after 'a' opens a list of its own.
 */
export function createItemDepths() {
  let open: Place[] = []
  return {
    reset: () => {
      open = []
    },
    of(marker: Marker): number {
      const places = placesOf(marker)
      for (let level = open.length - 1; level >= 0; level -= 1) {
        const continued = places.find(({ system, value }) => system === open[level]!.system && value === open[level]!.value + 1)
        if (continued) return placeAt(level, continued)
      }
      const first = places.find(({ value }) => value === 1) ?? places.at(-1)!
      const same = open.findIndex(({ system }) => system === first.system)
      return placeAt(same < 0 ? open.length : same, first)
    },
  }

  function placeAt(level: number, place: Place): number {
    open = [...open.slice(0, level), place]
    return level + 1
  }
}
