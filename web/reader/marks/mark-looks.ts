import type { AnnotationColor } from '#contract/annotations'

/** How marks of a colour look; the line below the words tells them apart without colour. */
export interface MarkLook {
  /** Name of the highlight, as style sheets know it. */
  name: string
  line: 'solid' | 'dashed' | 'dotted' | 'wavy' | 'double'
  light: { ground: string; line: string }
  dark: { ground: string; line: string }
}

/** Yellow and its fellows are far too bright behind light letters, so each theme has grounds of its own. */
export const markLooks: Record<AnnotationColor, MarkLook> = {
  '#FFEB3B': {
    name: 'mark-yellow',
    line: 'solid',
    light: { ground: '#fff1a1', line: '#8a6d00' },
    dark: { ground: '#4a4212', line: '#ffeb3b' },
  },
  '#8BC34A': {
    name: 'mark-green',
    line: 'dashed',
    light: { ground: '#dbeec3', line: '#43761a' },
    dark: { ground: '#2a431b', line: '#8bc34a' },
  },
  '#4FC3F7': {
    name: 'mark-blue',
    line: 'dotted',
    light: { ground: '#cdecfb', line: '#02699a' },
    dark: { ground: '#103e54', line: '#4fc3f7' },
  },
  '#F48FB1': {
    name: 'mark-pink',
    line: 'wavy',
    light: { ground: '#fbd8e4', line: '#b3265e' },
    dark: { ground: '#512239', line: '#f48fb1' },
  },
  '#FFB74D': {
    name: 'mark-orange',
    line: 'double',
    light: { ground: '#ffe0b5', line: '#9c5200' },
    dark: { ground: '#513611', line: '#ffb74d' },
  },
}

/** The highlight of the annotation that is open. */
export const openMark = 'mark-open'

/** The highlight of a passage that is being annotated, in the look of the colour chosen. */
export const draftOf = (name: string) => `${name}-draft`
