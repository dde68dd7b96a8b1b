import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../messages/messages.ts'
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

/** Gives `showToast(text, { severity, duration })`: severity info and 6000 ms when left out. */
export function useToast(): ToastStore['show'] {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToast stands outside ToastProvider')
  return store.show
}

/** Shows toasts at the bottom centre, one after the other. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const toast = useSyncExternalStore(store.subscribe, store.read)[0]
  return (
    <ToastContext value={store}>
      {children}
      {toast && <ToastView key={toast.id} toast={toast} onHidden={() => store.hide(toast.id)} />}
    </ToastContext>
  )
}

function ToastView({ toast, onHidden }: { toast: Toast; onHidden: () => void }) {
  const { shell } = useMessages()
  const [open, setOpen] = useState(true)
  const isUrgent = toast.severity === 'error' || toast.severity === 'warning'
  return (
    <Snackbar
      open={open}
      autoHideDuration={toast.duration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{ transition: { onExited: onHidden } }}
    >
      <Alert
        severity={toast.severity}
        variant="filled"
        role={isUrgent ? 'alert' : 'status'}
        onClose={() => setOpen(false)}
        slotProps={{ closeButton: { 'aria-label': shell.dismiss } }}
        sx={{ width: '100%', boxShadow: '0 12px 32px -12px rgb(8 16 36 / 0.45)' }}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  )
}
