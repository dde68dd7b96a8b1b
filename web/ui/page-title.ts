import { useEffect } from 'react'
import { useMessages } from '../messages/messages.ts'

/** Names the document after the screen: "Case Browser · Hukumu". Without a name (still loading) the product's alone. */
export function usePageTitle(screen: string | undefined) {
  const { shell } = useMessages()
  const title = screen ? shell.titleOf(screen) : shell.product
  useEffect(() => {
    document.title = title
  }, [title])
}
