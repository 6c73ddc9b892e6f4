import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface Toast {
  readonly id: number
  readonly text: string
  readonly tone?: 'plain' | 'problem' | undefined
}

interface Toasts {
  show(toast: { text: string; tone?: 'plain' | 'problem' }): void
}

const ToastsContext = createContext<Toasts | null>(null)
const shownMs = 6_000
const maxShown = 3

/** Short messages in a corner, read out by screen readers. A form's errors are always shown in the form as well. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([])
  const toasts = useMemo<Toasts>(() => {
    let lastId = 0
    return {
      show: ({ text, tone }) => {
        const id = ++lastId
        // several replies may report the same thing
        setShown((current) => [
          ...current.filter((toast) => toast.text !== text).slice(1 - maxShown),
          { id, text, tone },
        ])
        setTimeout(() => setShown((current) => current.filter((toast) => toast.id !== id)), shownMs)
      },
    }
  }, [])
  return (
    <ToastsContext value={toasts}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {shown.map(({ id, text, tone }) => (
          <p key={id} className="toast" data-tone={tone ?? 'plain'}>
            {text}
          </p>
        ))}
      </div>
    </ToastsContext>
  )
}

export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (toasts === null) throw new Error('useToasts needs a ToastsProvider')
  return toasts
}
