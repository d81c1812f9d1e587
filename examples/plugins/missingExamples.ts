import { definePlugin } from 'exchange-docs/plugin'

/** The command `missing-examples`: it lists operations whose request or response has no example of the spec. */
export const missingExamples = definePlugin({
  name: 'missing-examples',
  commands: [
    {
      name: 'missing-examples',
      does: 'lists operations without an example',
      run({ reference, print }) {
        const missing = reference.apis.flatMap(({ id, operations }) =>
          operations
            .filter(({ requestBody, responses }) =>
              [requestBody, ...responses].some((part) =>
                part?.contents.some(({ examples }) => examples.every(({ generated }) => generated)),
              ),
            )
            .map(({ method, path }) => `${id}  ${method} ${path}`),
        )
        for (const line of missing) print(line)
        return missing.length > 0 ? 1 : 0
      },
    },
  ],
})
