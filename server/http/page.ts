interface Asked {
  offset: number
  limit: number
}

/** A list as it is answered, page by page, where all that match are counted. */
export const pageOf = <Result>(results: Result[], total: number, { offset, limit }: Asked) => ({
  results,
  total,
  total_relation: 'eq' as const,
  offset,
  limit,
})
