import { AllNotifications } from '../features/notifications/AllNotifications.tsx'
import { PageFrame } from './PageFrame.tsx'

/** /notifications */
export function NotificationsPage() {
  return (
    <PageFrame>
      <AllNotifications />
    </PageFrame>
  )
}
