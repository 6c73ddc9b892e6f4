import { expect, test } from 'vitest'
import type { Hud } from '../hud/hud.ts'
import { FakeElement, fakeDocument } from './elements.fixture.ts'
import { createPanels, type SidePanel } from './panels.ts'

function room() {
  const { focused, body } = fakeDocument()
  const [root, top, bar] = [new FakeElement('main'), new FakeElement('header'), new FakeElement('div')]
  top.append(bar)
  const panels = createPanels({ root, top } as unknown as Pick<Hud, 'root' | 'top'>, { close: 'Close' })
  const add = (id: string) => {
    const toggled: boolean[] = []
    const content = new FakeElement('div') as unknown as SidePanel['content']
    const handle = panels.add({ id, label: `The ${id}`, icon: 'chat', content, onToggle: (is) => toggled.push(is) })
    const find = (name: string, value: string) =>
      [...root.all(), ...bar.all()].find(
        (one) => one.dataset[name] === value || one.getAttribute(`data-${name}`) === value,
      )
    const [panel, button] = [find('panel', id), find('opens', id)]
    if (!panel || !button) throw new Error('a panel has its section and its button')
    const close = panel.all().find((one) => one.getAttribute('aria-label') === 'Close')
    return { handle, panel, button, close, toggled }
  }
  return { add, bar, focused, body }
}

test('the button opens the panel, which says so, has the focus on its heading, and gives it back when it closes', () => {
  const { add, focused } = room()
  const { handle, panel, button, close, toggled } = add('chat')
  expect([panel.hidden, button.getAttribute('aria-expanded'), handle.isOpen()]).toEqual([true, 'false', false])
  expect(button.getAttribute('aria-controls')).toBe(panel.getAttribute('id'))
  button.send('click')
  expect([panel.hidden, button.getAttribute('aria-expanded'), handle.isOpen()]).toEqual([false, 'true', true])
  expect(focused()).toBe(panel.querySelector('h2'))
  close?.send('click')
  expect([panel.hidden, focused()]).toEqual([true, button])
  button.send('click')
  button.send('click')
  expect(toggled).toEqual([true, false, true, false])
})

test('Escape closes the panel; no key that is typed in it reaches the game', () => {
  const { add } = room()
  const { handle, panel } = add('chat')
  handle.open()
  expect(panel.send('keydown', { key: ' ' })).toBe(false)
  expect(handle.isOpen()).toBe(true)
  expect(panel.send('keydown', { key: 'Escape' })).toBe(false)
  expect(handle.isOpen()).toBe(false)
})

test('one panel is open at a time, and the focus follows the one that opens', () => {
  const { add, focused } = room()
  const [chat, seats] = [add('chat'), add('seats')]
  chat.handle.open()
  seats.button.send('click')
  expect([chat.handle.isOpen(), seats.handle.isOpen()]).toEqual([false, true])
  expect(focused()).toBe(seats.panel.querySelector('h2'))
  seats.handle.open() // it is: nothing is said twice
  expect([chat.toggled, seats.toggled]).toEqual([[true, false], [true]])
})

test('a focus elsewhere stays where it is when a panel closes', () => {
  const { add, focused } = room()
  const { handle } = add('chat')
  const field = new FakeElement('input')
  handle.open()
  field.focus()
  handle.close()
  expect(focused()).toBe(field)
})

test('a badge is read with the name of its button, and goes with it', () => {
  const { add } = room()
  const { handle, button } = add('chat')
  const badge = button.all().find((one) => one.getAttribute('class') === 'panel-badge')
  expect(badge?.hidden).toBe(true)
  handle.setBadge('3', '3 new messages')
  expect([badge?.hidden, badge?.textContent, button.getAttribute('aria-label')]).toEqual([
    false,
    '3',
    'The chat: 3 new messages',
  ])
  handle.setBadge('', '')
  expect([badge?.hidden, button.getAttribute('aria-label')]).toEqual([true, 'The chat'])
})

test('a panel that is not available closes and has no button until it is again', () => {
  const { add } = room()
  const { handle, button } = add('chat')
  handle.open()
  handle.setAvailable(false)
  expect([handle.isOpen(), button.hidden]).toEqual([false, true])
  handle.setAvailable(true)
  expect([handle.isOpen(), button.hidden]).toEqual([false, false])
})
