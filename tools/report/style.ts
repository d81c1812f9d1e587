/** The whole style of the report: it stands in the page, whose policy allows this text and nothing else. */
export const reportStyle = `:root{color-scheme:light dark;--page:#fdfdfc;--text:#15191e;--muted:#585f68;--line:#dcdcd6;--fill:#0b6477;--mark:#b3261e}
@media(prefers-color-scheme:dark){:root{--page:#111315;--text:#e9e9e5;--muted:#a5abb3;--line:#2c3136;--fill:#6cc4d6;--mark:#ff9c92}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 ui-sans-serif,system-ui,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.2rem;margin:2.5rem 0 .25rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}
p{margin:.25rem 0;max-width:44rem}
.note,.trend{color:var(--muted);font-size:.875rem}
.trend{white-space:nowrap}
table{border-collapse:collapse;width:100%;margin-top:.5rem;font-size:.9375rem}
th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:middle;overflow-wrap:anywhere}
th{font-weight:600}
thead th{color:var(--muted);font-size:.8125rem}
.number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums;overflow-wrap:normal}
.chart{width:38%}
svg{display:block;width:100%;height:.6rem;border-radius:2px}
.track{fill:var(--line)}.fill{fill:var(--fill)}.mark{fill:var(--mark)}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em;overflow-wrap:anywhere}
li{margin:.2rem 0}
ul{padding-inline-start:1.2rem}
@media(min-width:40rem){.shares{table-layout:fixed}.shares th{width:28%}}
@media(max-width:40rem){.chart{width:22%}th,td{padding-inline-end:.5rem}}
@media print{body{background:none}}`
