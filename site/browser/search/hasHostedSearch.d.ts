/** Whether the site being built asks a search service: the build sets it, and leaves the code for a service out without one. */
declare const hasHostedSearch: boolean
