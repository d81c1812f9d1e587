/** An OpenAPI description with so many operations, the same for the same number: 20 to a tag, each with what real ones have. */
export function inventSpec(operations: number): object {
  const numbers = Array.from({ length: operations }, (_, number) => number)
  const tags = [...new Set(numbers.map(tagOf))]
  return {
    openapi: '3.1.0',
    info: { title: 'Invented exchange', version: '1.0.0', description: 'Made for measuring.' },
    servers: [{ url: 'https://api.example.com' }],
    tags: tags.map((name) => ({ name, description: `Everything about ${name}.` })),
    paths: Object.fromEntries(
      numbers.map((number) => [`/v1/${tagOf(number)}/things-${number}/{id}`, pathItem(number)]),
    ),
    components: {
      schemas: { Money: { type: 'string', description: 'An amount in the quote currency, in decimal notation.' } },
    },
  }
}

function tagOf(number: number): string {
  return `section-${Math.floor(number / 20)}`
}

function pathItem(number: number): object {
  return number % 2 === 0 ? { get: operation(number) } : { post: { ...operation(number), requestBody: body(number) } }
}

function operation(number: number): object {
  return {
    operationId: `thing${number}`,
    summary: `Do thing ${number}`,
    description: `Does thing **${number}**. Takes effect at once; see the limits of \`section-${Math.floor(number / 20)}\`.\n\n- The first rule of thing ${number}.\n- The second one.`,
    tags: [tagOf(number)],
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: `Identifies thing ${number}.`,
        schema: { type: 'string' },
      },
      {
        name: 'limit',
        in: 'query',
        description: 'At most so many.',
        schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
      },
      {
        name: 'side',
        in: 'query',
        description: 'Which side of the book.',
        schema: { type: 'string', enum: ['BUY', 'SELL'] },
      },
    ],
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: answer(number),
            example: { code: 200, data: [{ id: String(number), px: '1.5' }] },
          },
        },
      },
    },
  }
}

function body(number: number): object {
  return { required: true, content: { 'application/json': { schema: answer(number + 1) } } }
}

function answer(number: number): object {
  const fields = ['id', 'px', 'qty', 'side', 'state', 'createdAt', 'updatedAt', 'fee'].map((name, place) => [
    name,
    place % 3 === 1
      ? { $ref: '#/components/schemas/Money' }
      : {
          type: 'string',
          description: `Field ${place} of thing ${number}: ${name} as the matching engine reports it.`,
        },
  ])
  return {
    type: 'object',
    properties: {
      code: { type: 'integer', description: '200 when it was done.' },
      data: {
        type: 'array',
        description: 'One entry a thing.',
        items: { type: 'object', properties: Object.fromEntries(fields) },
      },
    },
  }
}
