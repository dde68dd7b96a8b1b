/** Where a cited passage is read: 'para 12' and 'paras 12–14' at their first paragraph, everything else at the beginning of the case. */
export function addressOfCited(caseId: string, pinpoint: string | null): string {
  const number = /^paras? ([^–]+)/.exec(pinpoint ?? '')?.[1]
  return `/cases/${encodeURIComponent(caseId)}${number === undefined ? '' : `#para-${encodeURIComponent(number)}`}`
}
