import type { ComponentProps } from 'react'
import './tag.css'

/** `plain` is outlined; the others are filled with the tint of their hue. */
export type TagHue = 'plain' | 'quiet' | 'primary' | 'secondary' | 'teal' | 'indigo' | 'burgundy'

interface TagProps {
  hue?: TagHue
  /** Rounder and smaller: a mark on a record rather than one of its facts. */
  mark?: boolean
}

/** A short fact in a box: court, date, citation. */
export function Tag({ hue = 'plain', mark = false, ...span }: TagProps & Omit<ComponentProps<'span'>, 'className'>) {
  return <span className={mark ? `tag mark ${hue}` : `tag ${hue}`} {...span} />
}

interface PressTagProps extends Omit<ComponentProps<'button'>, 'className'> {
  hue?: TagHue
  /** Among others that are pressed one after the other. */
  tall?: boolean
}

/** A tag that does something when it is pressed. */
export function PressTag({ hue = 'plain', tall = false, ...button }: PressTagProps) {
  return <button type="button" className={tall ? `tag tall ${hue}` : `tag ${hue}`} {...button} />
}
