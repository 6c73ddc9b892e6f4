/**
 * What is wrong with the geometry of the part of a page that is in view. Runs in the page, so it uses nothing from outside itself:
 * - text of the header and of the tab bar in more than one line, and anything of the header outside it,
 * - text or a control that another element covers, or that a box which cannot be scrolled cuts off,
 * - two controls that overlap, unless one lies within the other, as a heart on a tile,
 * - a table or a row of choices that has to be scrolled sideways, fields side by side at different heights,
 * - text that leaves its button or chip, a word broken between its letters, a column of single letters, a placeholder that is cut,
 * - a game's name that is not whole on its tile, anywhere on the page.
 * What stays in place while the page scrolls (header, tab bar, panels) may cover what is below it: it is looked at by itself.
 */
export function pageFaults(): string[] {
  const faults = new Set<string>()
  const { clientWidth: width } = document.documentElement
  const height = innerHeight
  const slack = 1.5
  type Box = { left: number; top: number; right: number; bottom: number }

  const nameOf = (element: Element) => {
    const { className } = element
    const kind = typeof className === 'string' ? className.split(' ')[0] : ''
    const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30)
    return `${element.tagName.toLowerCase()}${kind ? `.${kind}` : ''} “${text}”`
  }
  const isPinned = (element: Element | null): boolean => {
    for (let at = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    return false
  }
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[inert], .sr-only, [aria-hidden="true"]') !== null
  const styleOf = (element: Element) => getComputedStyle(element)
  /** Visually hidden, but there for screen readers. */
  const isClipped = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, clipPath, opacity } = styleOf(at)
      if ((position === 'absolute' && clipPath !== 'none' && clipPath.startsWith('inset(50%')) || opacity === '0')
        return true
    }
    return false
  }

  /** What of a box is seen through the ancestors that clip it; with what cuts it for good, if anything does. */
  const seen = (first: Element | null, box: Box) => {
    let { left, top, right, bottom } = box
    let cutBy: Element | undefined
    for (let at = first; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const outer = at.getBoundingClientRect()
      const cutsX = overflowX !== 'visible' && (left < outer.left - slack || right > outer.right + slack)
      const cutsY = overflowY !== 'visible' && (top < outer.top - slack || bottom > outer.bottom + slack)
      const scrollsX = ['auto', 'scroll'].includes(overflowX)
      const scrollsY = ['auto', 'scroll'].includes(overflowY)
      if ((cutsX && !scrollsX) || (cutsY && !scrollsY)) cutBy ??= at
      left = Math.max(left, outer.left)
      right = Math.min(right, outer.right)
      top = Math.max(top, outer.top)
      bottom = Math.min(bottom, outer.bottom)
      if (scrollsX && cutsX) cutBy = undefined // it scrolls into sight
      if (position === 'fixed') break
    }
    return { left, top, right, bottom, cutBy }
  }
  const isInView = (box: Box) =>
    box.right - box.left > 2 && box.bottom - box.top > 2 && box.bottom > 0 && box.top < height

  /** What lies over the middle or the ends of a box, and is neither part of the element nor around it. */
  const coverOf = (element: Element, box: Box) => {
    const y = (box.top + box.bottom) / 2
    const inset = Math.min(4, (box.right - box.left) / 4)
    for (const x of [box.left + inset, (box.left + box.right) / 2, box.right - inset]) {
      if (x < 0 || x >= width || y < 0 || y >= height) continue
      const hit = document.elementFromPoint(x, y)
      if (hit === null || hit.contains(element) || element.contains(hit)) continue
      if (hit.closest('label')?.contains(element)) continue
      const [over, under] = [hit.closest('a, button') ?? hit, element.closest('a, button') ?? element]
      if (under.contains(over) || over.contains(under)) continue
      if (isPinned(hit) && !hit.closest('header, nav')?.contains(element)) continue
      return hit
    }
    return undefined
  }

  const pixels = (length: string) => Number(length.replace('px', ''))

  const linesOf = (rects: readonly DOMRect[]) => {
    const lines: DOMRect[] = []
    for (const rect of rects)
      if (rect.width > 0.5 && !lines.some(({ top, bottom }) => rect.top < bottom - 2 && rect.bottom > top + 2))
        lines.push(rect)
    return lines.length
  }

  const checkText = (node: Text, element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    const whole = range.getBoundingClientRect()
    if (!isInView(whole)) return
    const style = styleOf(element)
    const isEllipsis = style.textOverflow === 'ellipsis' || element.closest('[data-may-be-cut]') !== null
    const name = nameOf(element)
    const bar = element.closest('.site-header, .tab-bar, .chips, .game-bar')
    if (element.closest('dialog, [popover]') === null && bar && linesOf(rects) > 1) faults.add(`wraps: ${name}`)
    for (const rect of rects) {
      const visible = seen(element, rect)
      if (!isInView(visible)) {
        if (visible.cutBy && !isEllipsis) faults.add(`is cut off: ${name} by ${nameOf(visible.cutBy)}`)
        continue
      }
      if (visible.cutBy && !isEllipsis) faults.add(`is cut: ${name} by ${nameOf(visible.cutBy)}`)
      const cover = style.pointerEvents === 'none' ? null : coverOf(element, visible) // a toast lets the pointer through: it finds what is below
      if (cover) faults.add(`is covered: ${name} by ${nameOf(cover)}`)
    }
    const control = element.closest('.button, .chip, .tab, .menu-link, button')
    if (control && !isEllipsis && element.closest('.sr-only') === null) {
      const outer = control.getBoundingClientRect()
      if (
        whole.left < outer.left - slack ||
        whole.right > outer.right + slack ||
        whole.top < outer.top - 4 ||
        whole.bottom > outer.bottom + 4
      )
        faults.add(`leaves its box: ${name} in ${nameOf(control)}`)
    }
    if (linesOf(rects) < 2) return
    if (linesOf(rects) > 2 && whole.width < 3.2 * pixels(style.fontSize)) faults.add(`is squeezed: ${name}`)
    for (const { 0: word, index } of node.data.matchAll(/[A-Za-z0-9’.,:%¥]{2,24}/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (linesOf([...range.getClientRects()]) > 1) faults.add(`is broken within a word: ${word} of ${name}`)
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    if (!(node instanceof Text) || node.data.trim() === '' || element === null) continue
    if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TITLE'].includes(element.tagName)) continue
    if (isHidden(element) || isClipped(element)) continue
    checkText(node, element)
  }

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (control) => !isHidden(control) && !isClipped(control),
  )
  const boxes = controls.flatMap((control) => {
    const rects = [...control.getClientRects()]
    const box = rects.length > 1 ? undefined : control.getBoundingClientRect() // a link in a text begins in one line and ends in the next
    if (box === undefined || box.width < 3 || box.height < 3 || !isInView(box)) return []
    const visible = seen(control.parentElement, box)
    if (visible.cutBy) faults.add(`is cut: ${nameOf(control)} by ${nameOf(visible.cutBy)}`)
    if (!isInView(visible)) return []
    const cover = coverOf(control, visible)
    if (cover) faults.add(`is covered: ${nameOf(control)} by ${nameOf(cover)}`)
    return [{ control, ...visible, pinned: isPinned(control) }]
  })
  for (const [place, a] of boxes.entries())
    for (const b of boxes.slice(place + 1)) {
      if (a.pinned !== b.pinned || a.control.contains(b.control) || b.control.contains(a.control)) continue
      if (a.pinned && a.control.closest('header, nav, section') !== b.control.closest('header, nav, section')) continue
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (x <= slack || y <= slack) continue
      const isWithin = (inner: Box, outer: Box) =>
        inner.left >= outer.left - 3 &&
        inner.right <= outer.right + 3 &&
        inner.top >= outer.top - 3 &&
        inner.bottom <= outer.bottom + 3
      if (!isWithin(a, b) && !isWithin(b, a)) faults.add(`overlap: ${nameOf(a.control)} and ${nameOf(b.control)}`)
    }

  for (const name of document.querySelectorAll('.tile-name')) {
    if (isHidden(name) || name.clientWidth === 0) continue
    if (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + slack)
      faults.add(`has a cut name: ${nameOf(name)}`)
    const [words, tile] = [name.parentElement?.getBoundingClientRect(), name.closest('.tile')?.getBoundingClientRect()]
    if (words && tile && words.bottom > tile.bottom + slack) faults.add(`has no room for its words: ${nameOf(name)}`)
  }

  // the categories of a lobby are many, and fade at the edge
  for (const whole of document.querySelectorAll('main table, main fieldset:not(.chips)')) {
    if (isHidden(whole) || !isInView(whole.getBoundingClientRect())) continue
    for (let at: Element | null = whole; at !== null && at !== document.body; at = at.parentElement)
      if (['auto', 'scroll'].includes(styleOf(at).overflowX) && at.scrollWidth > at.clientWidth + 1)
        faults.add(`has to be scrolled sideways: ${nameOf(whole)}`)
    const row = whole.matches('fieldset') ? [...whole.children] : []
    for (const part of row)
      if (!isHidden(part) && part.scrollWidth > part.clientWidth + 1 && styleOf(part).overflowX !== 'visible')
        faults.add(`has to be scrolled sideways: ${nameOf(part)}`)
  }

  for (const pair of document.querySelectorAll('.field-pair')) {
    const tops = [...pair.querySelectorAll('.field-input')].map((field) => field.getBoundingClientRect().top)
    if (!isHidden(pair) && Math.max(...tops) - Math.min(...tops) > slack)
      faults.add(`has fields at different heights: ${nameOf(pair)}`)
  }

  const header = document.querySelector('.site-header')
  const edge = header?.getBoundingClientRect()
  for (const part of header?.querySelectorAll('a, button, span, time, strong, img') ?? []) {
    if (isHidden(part) || isClipped(part) || part.closest('dialog, [popover]')) continue
    const box = part.getBoundingClientRect()
    if (edge && box.width > 0 && (box.bottom > edge.bottom + 1 || box.left < -1 || box.right > width + 1))
      faults.add(`hangs out of the header: ${nameOf(part)}`)
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const input of document.querySelectorAll('input[placeholder]')) {
    if (!(input instanceof HTMLInputElement) || isHidden(input) || pen === null) continue
    if (getComputedStyle(input, '::placeholder').color === 'rgba(0, 0, 0, 0)') continue // the field is folded to its icon
    const box = input.getBoundingClientRect()
    if (!isInView(box)) continue
    const { font, paddingLeft, paddingRight } = styleOf(input)
    pen.font = font
    const room = input.clientWidth - pixels(paddingLeft) - pixels(paddingRight)
    if (pen.measureText(input.placeholder).width > room + 1) faults.add(`has a cut placeholder: “${input.placeholder}”`)
  }
  if (document.documentElement.scrollWidth > width) faults.add('the page scrolls to the side')
  return [...faults]
}
