import { domainToASCII } from 'node:url'

/**
 * What one account is found by: its exact address, without regard to case and to the ways in which Unicode composes a letter. A domain is the one that
 * mail is sent to (xn--…). Letters that only look alike make another address: whose mail it gets is who has the account.
 */
export function emailKey(email: string): string {
  const exact = email.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const at = exact.lastIndexOf('@')
  const domain = exact.slice(at + 1)
  return exact.slice(0, at + 1) + (domainToASCII(domain) || domain)
}
