import { browserStore } from '../api/call.ts'

const storeKey = 'hukumu_single_keys'

/** Single keys are on until a reader turns them off: speech input and some keyboards press letters by accident. */
export const singleKeys = {
  areOn: () => browserStore.getItem(storeKey) !== 'off',
  turn: (on: boolean) => (on ? browserStore.removeItem(storeKey) : browserStore.setItem(storeKey, 'off')),
}

/** Whether a press of a key alone may mean something to the screen: not in fields, nor behind an open dialog, nor where it was taken already. */
export const isForScreen = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(defaultPrevented || ctrlKey || metaKey || altKey) &&
  document.querySelector('dialog[open]') === null &&
  !(
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=menu], [role=listbox], [contenteditable=true]')
  )
