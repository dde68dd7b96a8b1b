import { notifications } from './en/notifications.ts'
import { hookOf } from './language-context.ts'

/** The words of what accounts are told, which load with the bell. */
export const useNotificationMessages = hookOf('notifications', notifications)
