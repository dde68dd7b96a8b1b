import { Fragment } from 'react'
import type { Stretch } from './marked-text.ts'

/** A snippet with what matched marked. */
export function MarkedText({ stretches }: { stretches: Stretch[] }) {
  return stretches.map(({ text, marked, start }) => (marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>))
}
