import type { KeyboardEvent } from 'react'

/** Whether a key sends a question: Enter alone, which also ends what is composed with an input method. */
export const isSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean => key === 'Enter' && !shiftKey && !nativeEvent.isComposing
