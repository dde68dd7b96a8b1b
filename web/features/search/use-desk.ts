import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserStore } from '../../api/call.ts'

/** Kept in the browser: cases are read beside their list until a reader chooses the list alone. */
const storeKey = 'hukumu_beside'
/** Of the address: the id of the case that is read beside the list. */
const parameter = 'open'

export interface Desk {
  /** Whether there is room for it and the reader wants it. */
  isOn: boolean
  /** The id of the case that is read; null for none. */
  open: string | null
  /** Reads a case at the place of its text to which a fragment of the address leads. */
  choose: (id: string, place: string) => void
  close: () => void
  turn: (on: boolean) => void
}

/** The case that is read beside the list in which it was found. `hasRoom`: whether the screen is wide enough for both. */
export function useDesk(hasRoom: boolean): Desk {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [isWanted, setIsWanted] = useState(() => browserStore.getItem(storeKey) !== 'off')
  const isOn = hasRoom && isWanted
  const go = useCallback(
    (id: string | null, hash: string) => {
      const parameters = new URLSearchParams(window.location.search)
      if (id === null) parameters.delete(parameter)
      else parameters.set(parameter, id)
      void navigate({ search: `?${parameters}`, hash }, { replace: true })
    },
    [navigate],
  )
  const close = () => go(null, '')
  return {
    isOn,
    open: isOn ? new URLSearchParams(search).get(parameter) : null,
    choose: go,
    close,
    turn: (on) => {
      browserStore.setItem(storeKey, on ? 'on' : 'off')
      setIsWanted(on)
      if (!on) close()
    },
  }
}
