const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether the database can read this as a uuid: any other text is the id of nothing. */
export const isUuid = (text: string): boolean => UUID.test(text)
