import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../messages/messages.ts'
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

/** Gives `showToast(text, { severity, duration, action, about })`: severity info and 6000 ms when left out. */
export function useToast(): ToastStore['show'] {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToast stands outside ToastProvider')
  return store.show
}

/** Shows toasts at the bottom centre, the newest first. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const toast = useSyncExternalStore(store.subscribe, store.read)[0]
  return (
    <ToastContext value={store}>
      {children}
      <Box data-frame aria-live="polite">
        {toast && <ToastView key={toast.id} toast={toast} store={store} />}
      </Box>
    </ToastContext>
  )
}

function ToastView({ toast, store }: { toast: Toast; store: ToastStore }) {
  const { shell } = useMessages()
  const [isHeld, setIsHeld] = useState(false)
  const { id, severity, duration, action } = toast

  // Who points at a toast or has the focus in it is still reading.
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => store.hide(id), duration)
    return () => clearTimeout(timer)
  }, [isHeld, store, id, duration])

  // Above an open dialog too, which the browser keeps above everything else.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = box.current!
    shown.showPopover()
    // It comes with the first notice; without it a notice stands where it is.
    void import('./rise-above.ts').then(
      ({ riseAboveFields }) => riseAboveFields(shown),
      () => undefined,
    )
  }, [])

  return (
    <Box
      ref={box}
      popover="manual"
      role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
      data-severity={severity}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      sx={{
        position: 'fixed',
        // Above what stands at the foot of the screen: use-foot.ts.
        inset: 'auto 16px calc(max(16px, env(safe-area-inset-bottom)) + var(--foot, 0px))',
        m: '0 auto',
        width: 'fit-content',
        py: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 560,
        minHeight: 48,
        pl: 2,
        pr: 0.5,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderLeft: '4px solid',
        borderLeftColor: `${severity}.main`,
        borderRadius: 1,
        boxShadow: '0 12px 32px -12px rgb(8 16 36 / 0.45)',
        animation: 'toast-in 200ms cubic-bezier(0.2, 0, 0, 1)',
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
      }}
    >
      <Box sx={{ flex: 1, py: 1, overflowWrap: 'anywhere' }}>{toast.text}</Box>
      {action && (
        <Button
          size="small"
          onClick={() => {
            store.hide(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={shell.dismiss} onClick={() => store.hide(id)}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  )
}
