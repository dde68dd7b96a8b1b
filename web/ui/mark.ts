/** The mark: an H of two court pillars, joined by an open book; in a box of 32. */
export const mark = {
  pillars: 'M4 3.5h9v2.3h-1.3v20.4H13v2.3H4v-2.3h1.3V5.8H4zM19 3.5h9v2.3h-1.3v20.4H28v2.3h-9v-2.3h1.3V5.8H19z',
  book: 'M11.7 12.6c1.8.1 3.2.9 4.3 2.3 1.1-1.4 2.5-2.2 4.3-2.3v5.2c-1.8.1-3.2.9-4.3 2.3-1.1-1.4-2.5-2.2-4.3-2.3z',
  bookColor: 'var(--hukumu-palette-secondary-main)',
}
