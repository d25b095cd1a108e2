extension Scene {
  /// The scene as an HTML page that needs nothing but itself.
  ///
  /// The page shows the picture of ``svg(decimals:idPrefix:)``, its title and its description, from narrow screens on,
  /// and follows the reader's choice of light or dark. The same scene gives the same bytes.
  ///
  /// - Throws: ``SceneError`` as ``svg(decimals:idPrefix:)`` does.
  public func html(decimals: Int = 3) throws(SceneError) -> String {
    ScenePage(scene: self, picture: try svg(decimals: decimals), player: nil).html
  }
}

extension AnimatedScene {
  /// The animation as an HTML page that needs nothing but itself.
  ///
  /// It is the page of ``Scene/html(decimals:)`` with a button that plays and pauses, and a slider that goes from frame
  /// to frame by pointer and by keys. It plays at once, unless the reader prefers reduced motion; without scripts the
  /// picture plays alone. An animation of one frame is the page of its scene. The same frames give the same bytes.
  ///
  /// - Throws: ``SceneError`` as ``svg(decimals:idPrefix:)`` does.
  /// - Complexity: that of ``svg(decimals:idPrefix:)``.
  public func html(decimals: Int = 3) throws(SceneError) -> String {
    let picture = try svg(decimals: decimals)
    return ScenePage(scene: frames[0], picture: picture, player: ScenePlayer(self)).html
  }
}
