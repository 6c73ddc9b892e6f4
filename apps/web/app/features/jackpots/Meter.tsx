import type { Currency } from '@andon/money'
import { moneyFormat } from '@andon/money'
import { useEffect, useRef, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { usePage } from '../../page/page-context.ts'
import { afterMessage, amountAt, drumsAt, type Run, standing } from './running-amount.ts'

/** An amount that runs to each new one, digit by digit; where nothing may move it stands. */
export function Meter({ amount, currency }: { amount: number; currency: Currency }) {
  const { language } = usePage()
  const moves = useMotionWanted()
  const format = moneyFormat(currency, language)
  return (
    <span className="meter money">
      <span className="sr-only">{format(amount)}</span>
      <span aria-hidden="true">{moves ? <Drums amount={amount} format={format} /> : format(amount)}</span>
    </span>
  )
}

const digits = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n0'

function Drums({ amount, format }: { amount: number; format: (amount: number) => string }) {
  const line = useRef<HTMLSpanElement>(null)
  const run = useRef<Run>(standing(amount))
  const [shown, setShown] = useState(amount) // its number of digits only
  useEffect(() => {
    run.current = afterMessage(run.current, amount, performance.now())
    let frame = 0
    const draw = (nowMs: number) => {
      const value = amountAt(run.current, nowMs)
      setShown((known) => (String(known).length === String(Math.floor(value)).length ? known : Math.floor(value)))
      turn(line.current, value)
      if (value < run.current.to) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  const text = format(shown)
  return (
    <span ref={line} className="drums">
      {[...text].map((sign, at) =>
        /\d/.test(sign) ? (
          <span key={at - text.length} className="drum" data-digit={sign}>
            <span>{digits}</span>
          </span>
        ) : (
          <span key={at - text.length}>{sign}</span>
        ),
      )}
    </span>
  )
}

/** Sets the drums directly: React would compare a hundred elements for each frame. */
function turn(line: HTMLElement | null, value: number): void {
  const drums = [...(line?.querySelectorAll<HTMLElement>('.drum > span') ?? [])].reverse()
  for (const [place, turned] of drumsAt(value, drums.length).entries()) {
    const drum = drums[place]
    if (drum) drum.style.translate = `0 ${-turned}em`
  }
}
