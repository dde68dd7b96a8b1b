/** The parts of the front, each of which begins a page. */
export const frontParts = ['cover', 'index', 'list', 'digest'] as const
export type FrontPart = (typeof frontParts)[number]

/** The page of this bundle that a place lies on; while the front is only measured, a number as wide as any. */
export type PageOf = (place: string) => string

/** The places that the front leads to. */
export const placeOfPart = (part: FrontPart) => `front-${part}`
export const placeOfAuthority = (tab: number) => `authority-${tab}`
export const placeOfPassage = (tab: number, passage: number) => `authority-${tab}-passage-${passage}`
