import { Fragment } from 'react'
import { readMarkedText } from './marked-text.ts'

/** A snippet with what matched marked. */
export function MarkedText({ html }: { html: string }) {
  return readMarkedText(html).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
