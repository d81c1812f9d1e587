/** What stands beside the pages of a package: how to read it. */
export const readMe = `This is a documentation site to be read without a network.

  Reading:  open index.html in a browser. Pages, links and languages work; search and the interactive parts are not shown,
            because browsers run no modules from the disk.
  With search: serve this folder with any file server, below any path, and open the address it prints:

                python3 -m http.server 8000
                http://localhost:8000/

Nothing is fetched from anywhere else. Links to the provider's own sites need a network, of course.

--------------------------------------------------------------------------------------------------------------

这是一份可离线阅读的文档站点。

  直接阅读：用浏览器打开 index.html。页面、链接和语言切换均可使用；搜索和交互部分不可用，因为浏览器不会从磁盘运行模块脚本。
  使用搜索：用任意文件服务器在任意路径下提供此文件夹，然后打开相应地址：

                python3 -m http.server 8000
                http://localhost:8000/

除此之外不会从任何地方获取内容。指向服务商自有网站的链接自然需要联网。
`
