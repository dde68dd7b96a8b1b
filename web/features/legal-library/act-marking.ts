import type { Act } from '#contract/legislation'
import type { ComponentType } from 'react'
import type { Place } from '../../reader/text-places.ts'
import type { ActQuoting } from './act-quoting.ts'
import type { OpenAct } from './use-open-act.ts'

/** An Act whose text is on the screen, for what marks passages in it. */
export interface MarkedAct {
  act: Act
  /** The day whose text is read; null for the latest. */
  asAt: string | null
  addressOf: (eid: string | null) => string
}

export interface MarksOverAct extends MarkedAct {
  text: OpenAct
  quoting: ActQuoting
  /** The section, article or rule in which a place begins. */
  unitAt: (place: Place) => { eid: string; name: string } | null
}

/** What another area lays over the text of an Act, and lists beside it. */
export interface ActMarking {
  /** What the list is called. */
  label: string
  Over: ComponentType<MarksOverAct>
  Beside: ComponentType<MarkedAct & { text: OpenAct | null }>
}
