import { readHostileStrings } from '../corpus/hostileSpecs.ts'

/**
 * Texts that would write a file if one of the languages took them for more than text, and texts that break out of quotes,
 * comments, options and formats. With those that attack pages.
 */
export async function hostileTexts(canary: string): Promise<readonly string[]> {
  const touch = `touch ${canary}`
  const python = `open("${canary}","w")`
  const javascript = `process.getBuiltinModule("fs").writeFileSync("${canary}","")`
  const java = `new java.io.File("${canary}").createNewFile()`
  const go = `os.WriteFile("${canary}",nil,0600)`
  return [
    ...[`$(${touch})`, `\`${touch}\``, `'; ${touch}; '`, `'$(${touch})'`, `"; ${touch}; "`, `"$(${touch})"`],
    ...[`\\'; ${touch}; \\'`, `\\"; ${touch}; \\"`, `\n${touch}\n`, `\r\n${touch}\r\n`, `\r${touch}\r`, `; ${touch} #`],
    ...[
      `}$(${touch})`,
      `}'; ${touch}; '`,
      `}"; ${touch}; "`,
      `\${x:-$(${touch})}`,
      `\${x:=\`${touch}\`}`,
      `& ${touch} &`,
    ],
    ...[
      `| ${touch}`,
      `> ${canary}`,
      `$((a[$(${touch})]))`,
      `a[$(${touch})]`,
      `$'\\x60'${touch}$'\\x60'`,
      `)\n${touch}\n(`,
    ],
    ...[
      `EOF\n${touch}\n`,
      `--output ${canary}`,
      `-o${canary}`,
      `-K${canary}`,
      `--config=${canary}`,
      `--`,
      `-`,
      `~`,
      `*`,
    ],
    ...[
      `'`,
      `"`,
      `\\`,
      `\\\\'`,
      `'\\''`,
      `\n`,
      `\r`,
      `\t`,
      '%s%n%d',
      `\${IFS}`,
      '!!',
      `!${touch}`,
      '#',
      '@secret',
      '<secret',
    ],
    ...[
      ';type=x',
      '[1-3]',
      '{a,b}',
      '{}',
      '$',
      '$$',
      '$1',
      '`',
      '``',
      '\u2028',
      '\u2029',
      '\u0085',
      '\uFEFF',
      '\u202E',
      '\0',
    ],
    ...[
      `"+str(${python})+"`,
      `{${python}}`,
      `{{${python}}}`,
      `"""\n${python}\n"""`,
      `\n${python}\n`,
      `'''\n${python}\n'''`,
    ],
    ...[`\\N{DIGIT ONE}`, `\\x22+str(${python})+\\x22`, '%(name)s', `#\n${python}`, `'+str(${python})+'`],
    ...[`'+${javascript}+'`, `"+${javascript}+"`, `\${${javascript}}`, `\`+${javascript}+\``, `*/${javascript}/*`],
    ...[`\u2028${javascript}\u2028`, `\u2029${javascript}//`, `\\u0027+${javascript}+\\u0027`, `//\n${javascript}`],
    ...[
      `</script><script>${javascript}</script>`,
      `-->\n${javascript}`,
      `\\\`+${javascript}+\\\``,
      `\\\${${javascript}}`,
    ],
    ...[
      `"+${java}+"`,
      `\\u0022+${java}+\\u0022`,
      `"""+${java}+"""`,
      `\\u000a${java};//`,
      `*/${java};/*`,
      '<hole>',
      '\\s',
    ],
    ...[`\\";${java};//`, `\\uuu0022+${java}+\\u0022`],
    ...[`"+string(${go})+"`, `\`+string(${go})+\``, `\nfunc init() { ${go} }\n`, `");${go};("`, '\\a', '\\U0010FFFF'],
    ...[
      'constructor',
      '__proto__',
      'toString',
      '{constructor}',
      '{__proto__}',
      '{hasOwnProperty}',
      '{signature}',
      '{key}',
    ],
    ...[
      '{timestamp}',
      '{receiveWindow}',
      '{{API_SECRET}}',
      '\u{1F600}é中\u00AD',
      '',
      ' ',
      'a b',
      'con',
      '..',
      '/',
      '//x',
      '?',
      '&a=b',
    ],
    ...(await readHostileStrings()),
  ]
}

/** Some of them, always the same for a seed. */
export function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = seed + 1
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return all
    .map((entry) => ({ entry, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ entry }) => entry)
}
