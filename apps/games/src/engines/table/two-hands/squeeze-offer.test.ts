import { describe, expect, test } from 'vitest'
import { createSqueezeOffer } from './squeeze-offer.ts'

describe('a card is the player’s to turn over', () => {
  test('in a hand that they have sent, and not in a past one that is watched', () => {
    const offer = createSqueezeOffer({ isWanted: () => true })
    expect(offer.isOpen()).toBe(false)
    offer.begin()
    offer.turned('player')
    expect(offer.isOpen()).toBe(true)
    offer.end()
    expect(offer.isOpen()).toBe(false)
  })

  test.each(['player-all', 'nobody'] as const)('no longer after one was turned by %s, until the next hand', (by) => {
    const offer = createSqueezeOffer({ isWanted: () => true })
    offer.begin()
    offer.turned(by)
    expect(offer.isOpen()).toBe(false)
    offer.begin()
    expect(offer.isOpen()).toBe(true)
  })

  test('as long as their setting says so', () => {
    let isWanted = true
    const offer = createSqueezeOffer({ isWanted: () => isWanted })
    offer.begin()
    isWanted = false
    expect(offer.isOpen()).toBe(false)
    isWanted = true
    expect(offer.isOpen()).toBe(true)
  })
})
