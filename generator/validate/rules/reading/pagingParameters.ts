/** Names, in lower case, of parameters for the start of a part of a list, in any style of paging. */
export const placeParameters: ReadonlySet<string> = new Set([
  ...['cursor', 'page', 'pageno', 'page_no', 'pagenum', 'page_num', 'currentpage', 'current_page', 'offset', 'skip'],
  ...['after', 'before', 'fromid', 'from_id', 'pagetoken', 'page_token', 'nexttoken', 'next_token'],
  ...['starting_after', 'ending_before'],
])

/** Names, in lower case, of parameters for the length of a part. */
export const countParameters: ReadonlySet<string> = new Set([
  ...['limit', 'pagesize', 'page_size', 'perpage', 'per_page', 'maxcount', 'max_count', 'maxresults', 'max_results'],
])
