import { Button } from '@andon/web-kit/Button'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useText } from '../../../page/use-text.ts'
import { profileText } from '../text.ts'
import type { ChosenPicture } from './chosen-picture.ts'
import { maxZoom, type Square, wholePixels } from './square.ts'
import { useCrop } from './use-crop.ts'

interface Props {
  readonly picture: ChosenPicture
  readonly busy: boolean
  readonly onKeep: (square: Square) => void
  readonly onCancel: () => void
}

const shownSize = 640

/** The square is saved; the circle shows how the picture appears elsewhere. */
export function PictureCrop({ picture: { bitmap }, busy, onKeep, onCancel }: Props) {
  const t = useText(profileText)
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { square, zoom, setZoom, zoomBy, handlers } = useCrop(bitmap)

  useEffect(() => {
    const { left, top, size } = square
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, shownSize, shownSize)
    context?.drawImage(bitmap, left, top, size, size, 0, 0, shownSize, shownSize)
  }, [bitmap, square])
  useWheel(area, zoomBy)
  useEffect(() => area.current?.focus(), [])

  return (
    <div className="grid justify-items-start gap-4">
      <p id={`${id}-how`} className="text-sm text-ink-soft">
        {t('cropHow')}
      </p>
      <div
        ref={area}
        className="picture-crop"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by pointer and keys
        tabIndex={0}
        aria-label={t('cropArea')}
        aria-describedby={`${id}-how`}
        {...handlers}
      >
        <canvas ref={canvas} width={shownSize} height={shownSize} />
        <span className="picture-circle" />
      </div>
      <label className="picture-zoom">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" busy={busy} onClick={() => onKeep(wholePixels(square, bitmap))}>
          {t('keepPicture')}
        </Button>
        <Button onClick={onCancel}>{t('keep')}</Button>
      </div>
    </div>
  )
}

/** React's wheel listeners are passive and cannot stop the page from scrolling. */
function useWheel(area: RefObject<HTMLElement | null>, zoomBy: (factor: number) => void): void {
  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(() => {
    const element = area.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(Math.exp(-event.deltaY / 500))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [area])
}
