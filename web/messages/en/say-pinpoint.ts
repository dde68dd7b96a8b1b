import { type Pinpoint, writePinpoint } from '#contract/pinpoint'

/** 'para 12'; of a page, which is one of the file that the library was given and of no report: 'p 5 of the copy held'. */
export const sayPinpoint = (pinpoint: Pinpoint): string =>
  pinpoint.unit === 'page' ? `${writePinpoint(pinpoint)} of the copy held` : writePinpoint(pinpoint)
