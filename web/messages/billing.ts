import { billing } from './en/billing.ts'
import { hookOf } from './language-context.ts'

/** The words of licences and payments, which load with their screen. */
export const useBillingMessages = hookOf('billing', billing)
