import { lazy, type ReactNode, Suspense } from 'react'

const EmptyDrawing = lazy(() => import('./EmptyDrawing.tsx'))

/** A field without players, a lantern with a star, a slip without lines, a magnifying glass. */
export type EmptyDrawingName = 'field' | 'star' | 'ticket' | 'glass'

interface Props {
  readonly drawing: EmptyDrawingName
  readonly text: string
  /** It answers what the player has just typed. */
  readonly isAnswer?: boolean
  /** Links or buttons to go on with. */
  readonly children?: ReactNode
}

/** A page without content: a drawing, why it is empty, and where to go on. */
export function EmptyPage({ drawing, text, isAnswer = false, children }: Props) {
  return (
    <div className="empty" role={isAnswer ? 'status' : undefined}>
      <div className="empty-drawing">
        <Suspense>
          <EmptyDrawing name={drawing} />
        </Suspense>
      </div>
      <p>{text}</p>
      {children && <div className="empty-actions">{children}</div>}
    </div>
  )
}
