/** The results of a question or topic, in the case browser. */
export const casesOn = (query: string) => `/cases?${new URLSearchParams({ query })}`
