import { useEffect, useSyncExternalStore } from 'react'
import { bodyLocks } from '../../page/body-locks.ts'

/**
 * Sets classes on the body: `dialog-open` and `scroll-lock` while a modal dialog is open, `search-lock` while a search field has the focus.
 * Other scripts may add and remove these classes, too; only those set here are removed here.
 */
export function useBodyLocks(): void {
  useEffect(() => {
    const { body } = document
    const update = () => {
      const dialog = document.querySelector('dialog:modal') !== null
      set('dialog-open', dialog)
      set('scroll-lock', dialog)
      set('search-lock', document.activeElement?.matches('search input') === true)
    }
    const added = new Set<string>()
    const set = (name: (typeof bodyLocks)[number], on: boolean) => {
      if (added.has(name) === on) return
      body.classList.toggle(name, on)
      if (on) added.add(name)
      else added.delete(name)
    }
    const observer = new MutationObserver(update)
    observer.observe(body, { childList: true, subtree: true, attributeFilter: ['open'] })
    addEventListener('focusin', update)
    addEventListener('focusout', update)
    update()
    return () => {
      observer.disconnect()
      removeEventListener('focusin', update)
      removeEventListener('focusout', update)
      for (const name of added) body.classList.remove(name)
    }
  }, [])
}

/** True if the body has any of the three classes. */
export function useBodyLocked(): boolean {
  return useSyncExternalStore(watchClasses, isLocked, () => false)
}

const isLocked = () => bodyLocks.some((name) => document.body.classList.contains(name))

function watchClasses(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.body, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
