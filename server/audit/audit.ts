/**
 * The log of what was done to accounts and to the library, for whoever must answer for them: written with the change itself and never changed.
 * An account that goes leaves its entries under a number that nothing leads back to it.
 */
export { type AuditPerson, type By, type NewAuditEntry, accountOf, auditLog, recordAudit } from './storage.ts'
