/** Where an Act is read; the Constitution of Kenya has an address of its own. */
export const actAddress = ({ kind, country, id }: { kind: string; country: string; id: string }): string =>
  kind === 'constitution' && country === 'ke' ? '/legal-library/constitution' : `/legal-library/legislation/${encodeURIComponent(id)}`
