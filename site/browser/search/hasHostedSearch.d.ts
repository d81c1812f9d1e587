/** Whether the site asks a search service. Set by the build, which leaves out the code for a service where none is asked. */
declare const hasHostedSearch: boolean
