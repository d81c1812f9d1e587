/** More items than these are not permuted: one of them is moved. */
const mostPermuted = 5

/** Other orders of a list: every order of a short list, and one moved item of a long list. */
export function orders<Item>(items: readonly Item[]): (readonly Item[])[] {
  const all = items.length > mostPermuted ? moves(items) : permutations(items)
  return all.filter((order) => order.some((item, index) => item !== items[index]))
}

function permutations<Item>(items: readonly Item[]): (readonly Item[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

function moves<Item>(items: readonly Item[]): (readonly Item[])[] {
  return items.flatMap((item, from) => {
    const others = items.toSpliced(from, 1)
    return items.map((_, to) => others.toSpliced(to, 0, item))
  })
}
