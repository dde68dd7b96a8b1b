/** The words around a list that comes page by page. */
export const lists = {
  loading: 'Loading',
  failed: 'This could not be loaded',
  more: 'Show More',
}
