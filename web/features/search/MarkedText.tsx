import { Fragment } from 'react'
import { readMarkedText } from './marked-text.ts'

/** A snippet with what matched marked. */
export function MarkedText({ html }: { html: string }) {
  return readMarkedText(html).map(({ text, marked, start }) =>
    marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
  )
}
