import Box from '@mui/material/Box'
import type { SignalInBrief } from '#contract/citator'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { measures, radii } from './theme/tokens.ts'
import { useStandingMessages } from '../messages/standing.ts'
import { useMessages } from '../messages/messages.ts'
import { PopoverFrame } from './PopoverFrame.tsx'
import { SignalTag } from './SignalTag.tsx'

export interface SignalButtonProps {
  caseId: string
  /** The case as its reader knows it. */
  name: string
  signal: Pick<SignalInBrief, 'level' | 'kind'>
  /** What it shows once it is opened. */
  children: ReactNode
}

/** The signal of a case in a list. A press shows the words that it rests on, where they stand, and as at which day. */
export function SignalButton({ name, signal, children }: SignalButtonProps) {
  const { signals } = useMessages().cases
  const standing = useStandingMessages()
  const label = standing.words(signals[signal.kind], name)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function place(panel: HTMLElement) {
    if (!button.current) return
    const { top, bottom, left } = button.current.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    // It goes with the page, above its button where there is little room below.
    const above = bottom > clientHeight * 0.6
    panel.style.top = above ? 'auto' : `${bottom + scrollY + 6}px`
    panel.style.bottom = above ? `${clientHeight - top - scrollY + 6}px` : 'auto'
    panel.style.left = `${Math.max(8, Math.min(left, clientWidth - Math.min(width, clientWidth - 16) - 8))}px`
  }

  return (
    <>
      <Box
        component="button"
        type="button"
        ref={button}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        sx={{
          display: 'inline-flex',
          position: 'relative',
          // A finger hits more than the eye sees.
          p: 0,
          py: { xs: `${beyond}px`, md: 0 },
          my: { xs: `${-beyond}px`, md: 0 },
          border: 0,
          borderRadius: `${radii.field}px`,
          bgcolor: 'transparent',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '3px' },
          // The corner of an arrow, which says that there is more.
          '&::before': {
            content: '""',
            position: 'absolute',
            right: 9,
            top: 'calc(50% - 5px)',
            width: 6,
            height: 6,
            border: 'solid',
            borderWidth: '0 1.5px 1.5px 0',
            color: `${{ negative: 'error', caution: 'warning', positive: 'success' }[signal.level]}.main`,
            transform: 'rotate(45deg)',
          },
          '&[aria-expanded=true]::before': { transform: 'translateY(3px) rotate(225deg)' },
        }}
      >
        <SignalTag signal={signal} isOpened />
      </Box>
      <PopoverFrame
        id={id}
        label={label}
        place={place}
        onToggled={setIsOpen}
        sx={{ position: 'absolute', p: 2, width: `min(${width}px, calc(100vw - 16px))`, typography: 'body1' }}
      >
        {isOpen && <Suspense fallback={<Box sx={{ minHeight: 140 }} />}>{children}</Suspense>}
      </PopoverFrame>
    </>
  )
}

/** Px above and below the tag that belong to the button on a phone. */
const beyond = (measures.touch - 24) / 2

/** Of what it opens, in px, where the screen is not narrower. */
const width = 440
