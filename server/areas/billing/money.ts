/** An amount as it is charged, with what of it is tax: integer cents. */
export interface Charge {
  net: number
  vat: number
  total: number
}

/** Splits a price that contains a tax of so many percent: net and tax always add up to it. */
export function splitTax(total: number, rate: number): Charge {
  const net = Math.round((total * 100) / (100 + rate))
  return { net, vat: total - net, total }
}

/** 'KES 4,500', with cents only where there are some: 'KES 3,879.31'. */
export const inShillings = (cents: number): string =>
  `KES ${(cents / 100).toLocaleString('en-GB', cents % 100 === 0 ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
