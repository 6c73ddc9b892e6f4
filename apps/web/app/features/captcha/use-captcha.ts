import { useEffect, useRef, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { solveChallenge } from './solve-challenge.ts'

/**
 * Sends a form, and once more with the solved challenge if the server asks for one. Solving stops when the form is unmounted. If the challenge
 * cannot be solved, the server's refusal is thrown.
 */
export function useCaptcha() {
  const [checking, setChecking] = useState(false)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function withCaptcha<Reply>(send: (solved: { captcha?: string }) => Promise<Reply>): Promise<Reply> {
    try {
      return await send({})
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'CAPTCHA_REQUIRED') throw error
      setChecking(true)
      try {
        stop.current = new AbortController()
        const { challenge, difficultyBits } = error.params
        const task = { challenge: String(challenge), difficultyBits: Number(difficultyBits) }
        const captcha = await solveChallenge(task, stop.current.signal)
        if (captcha === null) throw error
        return await send({ captcha })
      } finally {
        setChecking(false)
      }
    }
  }

  return { checking, withCaptcha }
}
