import type { BonusOdds, BonusPlay } from '@andon/money/bonus-odds'
import { useEffect, useState } from 'react'
import { trustedScript } from '../offline/trusted-script.ts'
import type { XrayAnswer, XrayQuestion } from './xray-worker.ts'
import workerUrl from './xray-worker.ts?worker&url'

/** While the player goes through choices, nothing is computed. */
const restMs = 150

interface Answered {
  readonly question: XrayQuestion
  readonly answers: readonly XrayAnswer[]
}

/** The answers of a worker to a question so far; a new question ends the worker. `question` keeps its identity while it is the same; null: none. */
function useAnswers(question: XrayQuestion | null): {
  readonly answers: readonly XrayAnswer[]
  readonly failed: boolean
} {
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [failed, setFailed] = useState<XrayQuestion | null>(null)
  useEffect(() => {
    if (question === null) return
    let worker: Worker | undefined
    const timer = setTimeout(() => {
      worker = new Worker(trustedScript(workerUrl), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<XrayAnswer>) =>
        setAnswered((before) => ({
          question,
          answers: [...(before?.question === question ? before.answers : []), data],
        }))
      worker.onerror = () => setFailed(question)
      worker.postMessage(question)
    }, restMs)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
  }, [question])
  return {
    answers: question !== null && answered?.question === question ? answered.answers : [],
    failed: question !== null && failed === question,
  }
}

export interface Xray {
  readonly odds: BonusOdds | null
  /** Null until they are there, and where there are none. */
  readonly bounds: { readonly least: number; readonly most: number } | null
  readonly failed: boolean
}

/** The figures of a bonus; `question` as `useAnswers` has it. */
export function useXray(question: (XrayQuestion & { about: 'bonus' }) | null): Xray {
  const { answers, failed } = useAnswers(question)
  const odds = answers.find((answer) => answer.of === 'odds')?.odds ?? null
  return { odds, bounds: answers.find((answer) => answer.of === 'bounds')?.bounds ?? null, failed }
}

/** The wins of free spins; null until they are known. */
export function useSpins(question: (XrayQuestion & { about: 'spins' }) | null) {
  const { answers, failed } = useAnswers(question)
  return { spins: answers.find((answer) => answer.of === 'spins')?.spins ?? null, failed }
}

/** The place of the play with the best chance; null until it is known. */
export function useBest(
  question: { readonly about: 'best'; readonly plays: readonly BonusPlay[] } | null,
): number | null {
  const { answers, failed } = useAnswers(question)
  if (failed) return 0
  return answers.find((answer) => answer.of === 'best')?.place ?? null
}
