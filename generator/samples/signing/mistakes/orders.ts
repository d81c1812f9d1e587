/** Every order is tried of at most so many items. */
const mostPermuted = 5
/** Of at most so many items, each is moved to every place. */
const mostMoved = 12

/**
 * Other orders of a list, one at a time: every order of a short list, one moved item of a longer list. An item of a long list
 * only changes places with the next: the number of orders grows with the number of items, not with its square.
 */
export function* orders<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  const all =
    items.length <= mostPermuted ? permutations(items) : items.length <= mostMoved ? moves(items) : swaps(items)
  for (const order of all) if (order.some((item, index) => item !== items[index])) yield order
}

function* permutations<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  if (items.length < 2) yield items
  else
    for (const [index, item] of items.entries())
      for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest]
}

function* moves<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (const [from, item] of items.entries()) {
    const others = items.toSpliced(from, 1)
    for (const to of items.keys()) yield others.toSpliced(to, 0, item)
  }
}

function* swaps<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  yield items.toReversed()
  for (const [index, item] of items.slice(1).entries())
    yield items.toSpliced(index, 2, item, ...items.slice(index, index + 1))
}
