import type { GraphDrawing, GraphEdge } from '../../../generator/markdown/mermaid/drawing.ts'

/** Lines with the same words to the same box meet before it: the words stand once, on the line that they share. */
export function withJoints(drawing: GraphDrawing): GraphDrawing {
  const shared = drawing.edges.filter(
    (edge) =>
      edge.text !== '' && edge.from !== edge.to && drawing.edges.filter((other) => isAlike(edge, other)).length > 1,
  )
  const firsts = shared.filter((edge) => shared.find((other) => isAlike(edge, other)) === edge)
  const joints = firsts.map((edge, index) => ({ id: `joint ${index}`, edge }))
  return {
    ...drawing,
    nodes: [...drawing.nodes, ...joints.map(({ id }) => ({ id, text: '', shape: 'joint' as const }))],
    edges: [
      ...drawing.edges.map((edge) => {
        const joint = shared.includes(edge) ? joints.find((one) => isAlike(one.edge, edge)) : undefined
        return joint ? { ...edge, to: joint.id, text: '' } : edge
      }),
      ...joints.map(({ id, edge }) => ({ ...edge, from: id })),
    ],
  }
}

function isAlike(one: GraphEdge, other: GraphEdge): boolean {
  return one.to === other.to && one.text === other.text && one.isDashed === other.isDashed && other.from !== other.to
}
